// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view or view controller to whose content an appearance can be limited.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
