# Rifiuti comuni a tutti i giochi.
why-not-now = Adesso non si può fare; scegli una delle azioni elencate.
why-not-yours = La decisione ora non è tua; aspetta che venga chiesto a te.
why-is-over = La partita è finita; non si può fare altro.
