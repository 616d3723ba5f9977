// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A plain data source of a collection view: counts and cells are closures, and items cannot be moved.
@MainActor
package final class ItemSource: ItemAnswers, UICollectionViewDataSource {}
