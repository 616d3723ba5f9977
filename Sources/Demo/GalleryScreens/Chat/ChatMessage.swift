// SPDX-License-Identifier: Apache-2.0

/// One message of a conversation.
struct ChatMessage: Hashable, Sendable {
  let number: Int
  let text: String
  let isOwn: Bool

  /// Creates a message that was typed.
  init(number: Int, typed text: String) {
    self.number = number
    self.text = text
    isOwn = true
  }

  /// Creates the past message with the given number, which determines its contents.
  init(number: Int) {
    self.number = number
    let line = Self.lines[number % Self.lines.count]
    text = line.text
    isOwn = line.isOwn
  }

  /// The time above the message, or `nil`.
  var stamp: String? {
    guard number.isMultiple(of: 14) else { return nil }
    let days = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]
    let hour = 8 + number / 14 % 13
    return "\(days[number / 56 % days.count]), \(hour):\(10 + number % 49)"
  }

  private static let lines: [(isOwn: Bool, text: String)] = [
    (false, "Are you up?"),
    (true, "Since five. The gulls see to that."),
    (false, "The tide table says low water at ten past nine, so we have until eleven on the bar."),
    (true, "I'll bring the flask"),
    (false, "And the rope, please. The long one."),
    (false, "Mine is still drying on the rail, it went in with me on Sunday."),
    (true, "Ha"),
    (
      true,
      """
      Before you set out: the harbour office rang. They moved us to slip twelve, and they want the \
      old mooring cleared by the end of the month. I said we could do it on Saturday if the wind \
      stays in the west, and that you would bring the trailer. Was that all right?
      """
    ),
    (false, "Quite all right."),
    (false, "Saturday it is"),
    (true, "Bread or buns?"),
    (false, "Buns. The ones with the seeds, if she has any left after the school run."),
    (true, "She keeps me six."),
    (
      false,
      """
      Look at the light on the point just now. I have walked past it every morning for twenty \
      years and never seen it green.
      """
    ),
    (true, "Green?"),
    (false, "Green as a bottle."),
    (true, "Take a picture, quickly, before it goes."),
    (false, "It went."),
    (
      true,
      "It always does. There is a book about it in the library, on the shelf by the window, with "
        + "drawings by someone who waited eleven winters to see it twice."
    ),
    (false, "Then I am ahead by one."),
    (true, "Leaving now"),
    (false, "Careful at the gate, the hinge is off again."),
    (true, "I know. I have the screws in my pocket, and have had since March."),
    (false, "Good man."),
    (
      false,
      "If you pass the boatyard ask Ilse whether the varnish came. Two tins, the clear one."
    ),
    (true, "She says tomorrow, and that she said so yesterday too."),
    (false, "Fine"),
    (true, "See you on the bar."),
  ]
}
