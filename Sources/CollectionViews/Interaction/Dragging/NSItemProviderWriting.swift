// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ViewTree

/// An object that can be dragged as it is.
///
/// Differs from UIKit: what is dragged does not leave the program, so there is no data and no type
/// identifier.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderWriting {}
extension NSURL: NSItemProviderWriting {}
extension UIImage: NSItemProviderWriting {}
extension UIColor: NSItemProviderWriting {}
