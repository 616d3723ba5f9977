// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionContracts

/// A program that was started so that pictures of it are made, as `mullion render` and
/// `mullion previews` do: its code is in no other program.
package enum AskedRun {
  /// Does what the file says, and answers the program's exit status.
  ///
  /// It starts the application itself, by what it is handed, when that is what pictures are made of.
  package typealias Answer =
    @MainActor @Sendable (_ order: URL, _ launch: @escaping @MainActor () -> Void) -> Int32

  /// The variable that names the file with what is asked for.
  package static let variable = "MULLION_ASKED"

  /// The place in which the maker of pictures registers itself.
  package static let registration = Registration<Answer>()

  /// Does what is asked for; nil: nothing is.
  @MainActor
  static func status(launch: @escaping @MainActor () -> Void) -> Int32? {
    let order = ProcessInfo.processInfo.environment[variable] ?? ""
    guard !order.isEmpty else { return nil }
    guard let answer = registration.value else {
      Diagnostics.report(
        "\(variable) asks for pictures, which CollectionViewTesting makes; start the program with"
          + " mullion render, or name that module in its target's dependencies.")
      return 1
    }
    return answer(URL(fileURLWithPath: order), launch)
  }
}

/// Makes the previews that are asked for of a program that has nothing else to do, and ends it.
///
/// `mullion previews` writes a program that calls this, for libraries.
@preconcurrency @MainActor
public func _answerForPreviews() -> Never {
  guard let status = AskedRun.status(launch: {}) else {
    Diagnostics.report("this program shows previews; mullion previews starts it.")
    exit(1)
  }
  exit(status)
}
