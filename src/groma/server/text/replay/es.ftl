# Por qué no se puede ver un registro. El problema se cita en inglés, tal como lo dio quien lo leyó.

refusal-record-damaged = esto no es el registro completo de una partida; la lectura se detuvo aquí: { $problem }
refusal-record-forged = este registro no concuerda con las reglas, así que se cambió después de la partida; lo que no concuerda: { $problem }
refusal-record-newer = este registro tiene el formato { $format }, más nuevo que { $known }; un Groma más reciente puede leerlo
refusal-record-newer-rules = esta partida se jugó con las reglas de la versión { $rules }; aquí solo se conocen hasta la { $known }; un Groma más reciente puede leerla
refusal-record-too-long = { $seconds ->
    [one] leer este registro llevó más de { $seconds } segundo y se abandonó
   *[other] leer este registro llevó más de { $seconds } segundos y se abandonó
}
refusal-record-unfinished = a este registro le falta el final: la partida sigue en curso o el archivo se cortó tras { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
}
