// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// The clipping and background of a drag preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
