// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

// How code that extensions of applications share finds the application: by the name of a method.
extension UIApplication {
  /// Whether the class has a method that selectors reach: `sharedApplication` alone.
  public class func responds(to aSelector: Selector!) -> Bool {
    NSStringFromSelector(aSelector) == "sharedApplication"
  }

  /// Calls a method of the class: the application for `sharedApplication`; nil for others, where Objective-C stops the
  /// program.
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? .passUnretained(shared) : nil
  }
}
