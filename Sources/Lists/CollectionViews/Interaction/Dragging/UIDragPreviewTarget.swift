// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// Where a preview of something that is dragged begins, goes back to or is dropped.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
