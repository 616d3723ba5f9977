// SPDX-License-Identifier: Apache-2.0

public import XCTest

extension XCTestCase {
  /// The class of the test case, for `Bundle(for: classForCoder)`; on Apple's platforms it is a property of
  /// every object.
  public var classForCoder: AnyClass { type(of: self) }
}
