// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// The location of a drag preview at which it is lifted, cancelled or dropped.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
