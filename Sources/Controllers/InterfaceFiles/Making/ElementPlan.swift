// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// What is known of an element after objects were made of it, so that the next one is only made and set.
@MainActor
final class ElementPlan {
  /// The kind of objects that are made of it, once it was looked for; nil inside: none.
  var kind: ObjectKind??
  /// What its objects are connected with.
  let connections: [InterfaceElement]
  /// Where the file counts the object of the element; nil: nothing can name it.
  let slot: Int?
  /// What is set by name.
  let attributes: [InterfaceElement]
  /// The class that the element names, once it was looked for; nil inside: the library's own.
  var customClass: AnyClass??
  /// What is said when that class stops the program, once it was put into words.
  var trapWords: TrapNote.Words?
  /// What its constraints say, once it was read.
  var constraints: [ListedConstraint]?
  private var readings = 0
  private var tape: ReadingTape?

  /// A constraint of a list.
  struct ListedConstraint {
    let element: InterfaceElement
    let said: ConstraintPlan
    let plan: ElementPlan
  }

  /// The plan of an element of `file`.
  init(_ element: InterfaceElement, in file: LoadedFile) {
    slot = element.id.map { file.slot(of: $0) }
    connections = element.child("connections")?.children ?? []
    attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
  }

  /// How an element is read now: most are read once, which leaves nothing behind; the second time is
  /// noted, and those after it take what was noted.
  func nextReading() -> (tape: ReadingTape?, isNoted: Bool) {
    readings += 1
    switch readings {
    case 1: return (nil, false)
    case 2:
      let new = ReadingTape()
      tape = new
      return (new, false)
    default: return (tape, true)
    }
  }
}
