// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Another background.
final class BandView: UICollectionReusableView {}
