# Why a record cannot be looked at. The problem is told as the record's reader found it, in English.

refusal-record-damaged = this is not a whole record of a game; where the reading stopped: { $problem }
refusal-record-forged = this record does not fit the rules, so it was changed after the game; what does not fit: { $problem }
refusal-record-newer = this record has the format { $format }, which is newer than { $known }; a newer Groma can read it
refusal-record-newer-rules = this game was played by rules of version { $rules }; only versions up to { $known } are known here; a newer Groma can read it
refusal-record-too-long = { $seconds ->
    [one] reading this record took longer than { $seconds } second, so it was given up
   *[other] reading this record took longer than { $seconds } seconds, so it was given up
}
refusal-record-unfinished = this record has no end: the game is still on, or the file was cut off after { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
