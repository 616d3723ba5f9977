// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSObject {
  /// Returns the class itself; on Apple's platforms classes have the methods of their root class's instances.
  public class func classForCoder() -> AnyClass { self }
}
