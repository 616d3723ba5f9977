// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// What was asked of one element while an object was made of it, and the answers, in their order.
///
/// What a file says of an element stays as it is, and a kind of objects asks the same each time. So an
/// object that is made of an element again takes the answers from here, decoded: no name is compared
/// with those of the file, no number read, no colour made. Whoever asks something else goes on by
/// reading the element itself.
@MainActor
final class ReadingTape {
  /// What is asked for.
  enum Question {
    case string, text, flag, number, choice, color, font, rect, child, childNamed, children
  }

  /// What is answered.
  enum Answer {
    case nothing
    case string(String)
    case flag(Bool)
    case number(CGFloat)
    case color(UIColor)
    case font(DescribedFont)
    case rect(CGRect)
    case child(InterfaceElement)
    case children([InterfaceElement])
    /// One of several words: a ``Boxed`` value.
    case choice(AnyObject)
  }

  /// A value that a word of the file stands for.
  final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// What was asked, and answered.
  struct Step {
    let question: Question
    let name: String
    let answer: Answer
  }

  /// What was noted, in its order.
  private(set) var steps: [Step] = []

  /// Notes an answer after those before it.
  func append(_ question: Question, _ name: String, _ answer: Answer) {
    steps.append(Step(question: question, name: name, answer: answer))
  }
}
