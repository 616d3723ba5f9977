// SPDX-License-Identifier: Apache-2.0

/// A view that UIKit shows in a window of its own, such as that of input views: no modal view beside
/// it hides it from assistive technologies.
@MainActor
package protocol OwnWindowView: AnyObject {}
