// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Launches the program with an application of the class `principalClassName` and a delegate of the class
/// `delegateClassName`, runs its main loop, and ends the process.
///
/// Without a name the application is a `UIApplication`.
///
/// Differs from UIKit: the arguments are read from the process.
///
/// - Returns: Never; the process exits.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let delegateClass: AnyClass? = delegateClassName.flatMap { NSClassFromString($0) }
  require(
    delegateClassName == nil || delegateClass != nil,
    "UIApplicationMain was given the delegate class \(delegateClassName ?? ""), which the program"
      + " does not have; give the name that NSStringFromClass returns.")
  if let principalClassName { UIApplication.principalClass = principalClass(principalClassName) }
  exit(ApplicationLaunch(delegateClass: delegateClass).run())
}

/// Returns the application class with the given name.
@MainActor
package func principalClass(_ name: String) -> UIApplication.Type {
  let found: AnyClass? = name == "UIApplication" ? UIApplication.self : NSClassFromString(name)
  let known = found as? UIApplication.Type
  require(
    known != nil,
    "UIApplicationMain was given the application class \(name), which the program does not have, or which is not a"
      + " UIApplication; give the name that NSStringFromClass returns.")
  return known ?? UIApplication.self
}
