// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSObject {
  /// Returns the class itself, as every class answers what its objects do on Apple's platforms.
  public class func classForCoder() -> AnyClass { self }
}
