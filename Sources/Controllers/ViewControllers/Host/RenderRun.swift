// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionContracts

/// A run of the program for a render request, as by `mullion render` and `mullion previews`.
///
/// The rendered code exists only in this program.
package enum RenderRun {
  /// A function that executes the request in a file and returns the exit status of the program.
  ///
  /// The function calls `launch` to start the application itself if the request requires it.
  package typealias Answer =
    @MainActor @Sendable (_ order: URL, _ launch: @escaping @MainActor () -> Void) -> Int32

  /// The environment variable with the path of the request's file.
  package static let variable = "MULLION_RENDER_JOB"

  /// The registration of the module that executes render requests.
  package static let registration = Registration<Answer>()

  /// Executes the render request and returns the exit status, or `nil` without a request.
  @MainActor
  static func status(launch: @escaping @MainActor () -> Void) -> Int32? {
    let order = ProcessInfo.processInfo.environment[variable] ?? ""
    guard !order.isEmpty else { return nil }
    guard let answer = registration.value else {
      Diagnostics.report(
        "\(variable) requests pictures, which CollectionViewTesting renders; start the program with"
          + " mullion render, or name that module in its target's dependencies.")
      return 1
    }
    return answer(URL(fileURLWithPath: order), launch)
  }
}

/// Executes a request for previews in a program that serves no other purpose, and exits; exits with the
/// status 1 without a request.
///
/// `mullion previews` generates a program that calls this function, for libraries.
@preconcurrency @MainActor
public func _answerForPreviews() -> Never {
  guard let status = RenderRun.status(launch: {}) else {
    Diagnostics.report("this program renders previews; start it with mullion previews.")
    exit(1)
  }
  exit(status)
}
