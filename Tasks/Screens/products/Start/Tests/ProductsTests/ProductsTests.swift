// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Products

@MainActor struct ProductsTests {
  @Test func `the products are kept in their order`() {
    let products = (1...3).map { Product(id: $0, name: "P\($0)", price: "1 €") }
    #expect(ProductsViewController(products: products).products == products)
  }
}
