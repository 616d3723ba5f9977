// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A second background view class.
final class BandView: UICollectionReusableView {}
