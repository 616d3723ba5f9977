// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIApplicationDelegate {
  /// Starts the program with a delegate of this class, turns its main loop, and ends the process.
  ///
  /// What `@main` calls.
  public static func main() {
    exit(ApplicationLaunch(delegateClass: Self.self).run())
  }
}
