# Отказы, общие для всех игр.
why-not-now = Сейчас это сделать нельзя; выберите одно из перечисленных действий.
why-not-yours = Сейчас решаете не вы; дождитесь своего вопроса.
why-is-over = Игра окончена; больше ничего сделать нельзя.

# The reader in a sentence: who acts, the same after what another has done, and in any other place.
story-you = Вы
story-you-beside = вы
story-you-object = вы
story-several = { $count } × { $thing }
story-and = { $first } и { $last }
