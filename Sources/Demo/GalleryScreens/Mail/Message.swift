// SPDX-License-Identifier: Apache-2.0

/// A message of the mail screen, identified by its number.
struct Message: Hashable {
  let number: Int
  let sender: String
  let subject: String
  let preview: String
  let date: String
}

extension Message {
  /// The complete text.
  var text: String {
    preview + "\n\nLet me know if that suits you, and if not, what would. There is no hurry; "
      + "nothing happens before the week is over.\n\n"
      + (sender.split(separator: " ").first.map(String.init) ?? sender)
  }

  private static let senders = [
    ("Ines Aubert", "Boat on Saturday", "The harbour office says slip twelve is ours from nine."),
    ("Theo Lindqvist", "Re: Walnut table", "Two metres ten, oiled, and the drawer on the left."),
    ("Library", "Two books are due", "Bring them back by Friday, or renew them with your card."),
    ("Marta Kowalska", "Photos from the ridge", "Forty of them; the one with the fox is yours."),
    (
      "Allotment Society", "Water from April on", "The taps open on the first. Bring your own hose."
    ),
    ("Jun Okafor", "Recipe, as promised", "Start the dough the evening before, it forgives a lot."),
    ("Night Trains", "Your berth", "Coach 263, berth 41, lower. Boarding begins at 21:40."),
    ("Priya Raman", "Choir", "We lack two altos and anybody who owns a lamp."),
    ("Bicycle Kitchen", "Your wheel is true", "And two spokes are new. We close at six."),
  ]
  private static let dates = ["9:41", "8:15", "Yesterday", "Tuesday", "Monday", "12 May", "3 May"]

  /// Returns `count` messages, newest first.
  static func made(_ count: Int) -> [Message] {
    (0..<count).map { number in
      let (sender, subject, preview) = senders[number % senders.count]
      return Message(
        number: number, sender: sender, subject: subject, preview: preview,
        date: dates[min(number / 2, dates.count - 1)])
    }
  }
}
