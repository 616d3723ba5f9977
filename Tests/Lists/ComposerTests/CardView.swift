// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A background.
final class CardView: UICollectionReusableView {}
