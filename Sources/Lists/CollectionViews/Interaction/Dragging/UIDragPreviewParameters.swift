// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// How the part of a view is cut out that is seen being dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
