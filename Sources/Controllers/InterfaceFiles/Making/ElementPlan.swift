// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

/// The cached information about an element, which later objects created from it reuse.
@MainActor
final class ElementPlan {
  /// The kind of objects created from the element, once looked up; `.some(nil)` if there is none.
  var kind: ObjectKind??
  /// The connections of its objects.
  let connections: [InterfaceElement]
  /// The index of the element's identifier in the file, or `nil` if it has none.
  let slot: Int?
  /// The user-defined runtime attributes.
  let attributes: [InterfaceElement]
  /// The custom class of the element, once looked up; `.some(nil)` for the library's class.
  var customClass: AnyClass??
  /// The message printed if the program traps while an object of the custom class is created; `nil` before
  /// the first one.
  var trapWords: TrapNote.Words?
  /// The constraints of the element, once read.
  var constraints: [ListedConstraint]?
  private var readings = 0
  private var tape: ReadingTape?

  /// A constraint in a list of constraints.
  struct ListedConstraint {
    let element: InterfaceElement
    let said: ConstraintPlan
    let plan: ElementPlan
  }

  /// Creates the plan of an element of `file`.
  init(_ element: InterfaceElement, in file: LoadedFile) {
    slot = element.id.map { file.slot(of: $0) }
    connections = element.child("connections")?.children ?? []
    attributes = element.child("userDefinedRuntimeAttributes")?.children ?? []
  }

  /// Returns the recording for the next reading of the element, and whether it is complete.
  ///
  /// The first reading is not recorded, because most elements are read only once; the second is recorded, and
  /// later ones replay it.
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
