// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Plain data of a collection view: counts and cells are closures, and nobody moves the items.
@MainActor
package final class ItemSource: ItemAnswers, UICollectionViewDataSource {}
