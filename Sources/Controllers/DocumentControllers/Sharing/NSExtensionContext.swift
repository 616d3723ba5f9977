// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What another program asks of a program that stands in for a part of it.
///
/// No program here is one, so `UIViewController.extensionContext` is nil; a context that a test makes answers nobody.
open class NSExtensionContext: NSObject {
  /// What there is to work with, as `NSExtensionItem`.
  open var inputItems: [Any] { [] }

  /// The work is done, with these items; `completionHandler` hears that the program's time is not up.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// The work can't be done.
  open func cancelRequest(withError error: any Error) {}

  /// Opens an address; `completionHandler` hears that it can't be done.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
