// SPDX-License-Identifier: Apache-2.0

public import XCTest

extension XCTestCase {
  /// The case's class, for `Bundle(for: classForCoder)`; on Apple's platforms every object has it.
  public var classForCoder: AnyClass { type(of: self) }
}
