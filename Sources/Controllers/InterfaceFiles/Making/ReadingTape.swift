// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// A recording of the values that were read from an element while an object was created from it, in order.
///
/// An element does not change, and a kind of object reads the same values each time. So further objects of
/// the element take the decoded values from the recording: no names are compared with those of the file, no
/// numbers are parsed, no colours are created. A reader that reads other values continues with the element
/// itself.
@MainActor
final class ReadingTape {
  /// The kind of value that is read.
  enum Question {
    case string, text, flag, number, choice, color, font, rect, child, childNamed, children
  }

  /// The value that was read.
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
    /// A value of `choice(_:_:)`, as a ``Boxed`` object.
    case choice(AnyObject)
  }

  /// A value that a word of the file represents.
  final class Boxed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// A query with its result.
  struct Step {
    let question: Question
    let name: String
    let answer: Answer
  }

  /// The recorded values, in order.
  private(set) var steps: [Step] = []

  /// Appends a value to the recording.
  func append(_ question: Question, _ name: String, _ answer: Answer) {
    steps.append(Step(question: question, name: name, answer: answer))
  }
}
