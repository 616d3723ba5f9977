// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A background view class.
final class CardView: UICollectionReusableView {}
