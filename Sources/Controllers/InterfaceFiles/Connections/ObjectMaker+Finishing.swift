// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension ObjectMaker {
  /// Connects the created objects, sets their attributes and calls `awakeFromNib()`.
  func finish() {
    let connector = Connector(self)
    if let owner { connector.connectPlaceholders(to: owner) }
    var next = 0
    while next < made.count {
      connector.connect(made[next].object, made[next].element)
      next += 1
    }
    connector.setCollections()
    for (object, element) in made { connector.setAttributes(of: object, element) }
    for (object, _) in made { (object as? UIResponder)?.awakeFromNib() }
    discardMade()
  }
}
