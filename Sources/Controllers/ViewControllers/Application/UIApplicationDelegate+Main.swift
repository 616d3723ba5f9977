// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIApplicationDelegate {
  /// Launches the program with a delegate of this class, runs its main loop, and ends the process.
  ///
  /// The entry point of `@main`.
  public static func main() {
    exit(ApplicationLaunch(delegateClass: Self.self).run())
  }
}
