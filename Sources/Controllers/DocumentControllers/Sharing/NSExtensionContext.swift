// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The context of an app extension's request.
///
/// No process is an app extension on Linux, so `UIViewController.extensionContext` is `nil`; the requests of
/// a context that a test creates are not answered.
open class NSExtensionContext: NSObject {
  /// The input items, as `NSExtensionItem`; always empty.
  open var inputItems: [Any] { [] }

  /// Completes the request with the given items.
  ///
  /// - Note: Has no effect on Linux except that `completionHandler` is called with `false`.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Opens a URL.
  ///
  /// - Note: Has no effect on Linux except that `completionHandler` is called with `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
