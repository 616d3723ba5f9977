// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// The delegate of the large content viewer.
///
/// - Note: Has no effect on Linux: see ``UILargeContentViewerInteraction``. Methods of conforming types are not
///   called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
