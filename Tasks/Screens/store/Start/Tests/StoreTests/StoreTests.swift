// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Store

final class StoreTests: XCTestCase {
  @MainActor func testThereIsALayout() {
    XCTAssertEqual(StoreLayout.titleKind, "title")
    XCTAssertNil(StoreLayout.make().collectionView)
  }
}
