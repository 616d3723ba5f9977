// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A registration for changes of traits; it lasts as long as the view or controller it was made with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
