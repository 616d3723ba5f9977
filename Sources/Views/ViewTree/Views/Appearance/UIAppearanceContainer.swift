// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What appearances can be confined to: the views in it, or in the view of the controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
