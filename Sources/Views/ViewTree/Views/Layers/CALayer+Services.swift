// SPDX-License-Identifier: Apache-2.0

// The host of the view that a layer belongs to.
extension CALayer {
  /// The services of the host.
  ///
  /// - Complexity: O(depth).
  var services: HostServices { owningView?.services ?? .current }

  /// Runs `body` with the services of the view's surface; without a view, with the current ones.
  func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let owningView else { return try body() }
    return try owningView.serve(body)
  }
}
