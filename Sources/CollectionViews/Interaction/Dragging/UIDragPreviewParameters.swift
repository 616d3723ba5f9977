// SPDX-License-Identifier: Apache-2.0

public import Controls
import Foundation

/// How the part of a view is cut out that is seen being dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
