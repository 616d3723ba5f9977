// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Shop

@MainActor struct ShopTests {
  @Test func `there is a dot for each banner`() {
    let shop = ShopViewController(banners: ["Sale", "New", "Gifts"], products: ["Cup"])
    shop.loadViewIfNeeded()
    #expect(shop.pageControl.numberOfPages == 3)
    #expect(shop.pageControl.currentPage == 0)
  }
}
