// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// Starts the program with a delegate of the class named `delegateClassName`, turns its main loop,
/// and ends the process.
///
/// Differs from UIKit: `principalClassName` is nil or names `UIApplication`; the arguments are read
/// from the process.
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
      + " does not have; give the name that NSStringFromClass answers.")
  exit(ApplicationLaunch(delegateClass: delegateClass).run())
}
