// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Product: Hashable {
  let id: Int
  let name: String
  let price: String
}

/// The products in a grid; TASK.md describes it.
final class ProductsViewController: UIViewController {
  let products: [Product]

  init(products: [Product]) {
    self.products = products
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
