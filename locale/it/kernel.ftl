# Rifiuti comuni a tutti i giochi.
why-not-now = Adesso non si può fare; scegli una delle azioni elencate.
why-not-yours = La decisione ora non è tua; aspetta che venga chiesto a te.
why-is-over = La partita è finita; non si può fare altro.

# The reader in a sentence: who acts, the same after what another has done, and in any other place.
story-you = { "" }
story-you-beside = tu
story-you-object = te
story-several = { $count } × { $thing }
story-and = { $first } e { $last }
