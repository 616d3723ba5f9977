// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

// Supports code shared with app extensions, which looks up the application by the name of a method.
extension UIApplication {
  /// Returns whether the class has the method; `true` only for `sharedApplication`.
  public class func responds(to aSelector: Selector!) -> Bool {
    NSStringFromSelector(aSelector) == "sharedApplication"
  }

  /// Returns the application for the selector `sharedApplication`, and `nil` for other selectors.
  ///
  /// Differs from UIKit: other selectors do not raise an exception.
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }
}
