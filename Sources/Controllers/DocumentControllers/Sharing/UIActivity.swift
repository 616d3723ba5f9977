// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewControllers
public import MullionViewTree

/// An action on shared items that the user can choose: a row of a ``UIActivityViewController``.
///
/// Subclasses provide its title and image, check the items, and perform it. They call
/// ``activityDidFinish(_:)`` when it has finished.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type that identifies an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The categories of activities.
  public enum Category: Int, Sendable {
    /// An action on the items within the app.
    case action = 0
    /// An action that sends the items to others.
    case share = 1
  }

  /// Creates an activity.
  public override init() {}

  /// The category of the activities of the class; ``Category/action`` unless overridden.
  open class var activityCategory: Category { .action }

  /// The type of the activity; `nil` unless overridden.
  open var activityType: ActivityType? { nil }

  /// The title of the activity; `nil` unless overridden.
  open var activityTitle: String? { nil }

  /// The template image beside the title; `nil` unless overridden.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be performed on the items; `false` unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items when the user has chosen the activity; a no-op unless overridden.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The view controller that performs the activity; `nil`: ``perform()`` is called.
  ///
  /// It is read after ``prepare(withActivityItems:)``.
  open var activityViewController: UIViewController? { nil }

  /// Performs the activity; finishes immediately unless overridden.
  open func perform() { activityDidFinish(true) }

  /// Reports that the activity has finished, and whether it was completed.
  open func activityDidFinish(_ completed: Bool) {
    let told = finish
    finish = nil
    told?(completed)
  }

  /// The closure called once with whether the activity was completed.
  var finish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
  /// The Copy activity, which copies to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// The Mail activity.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// The Message activity.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// The Print activity.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// The Save to Camera Roll activity.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// The Assign to Contact activity.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// The Add to Reading List activity.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// The AirDrop activity, which sends to a nearby device.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// The Open in iBooks activity.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// The Markup as PDF activity.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// The Post to Facebook activity.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// The Post to Twitter activity.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// The Post to Weibo activity.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// The Post to Tencent Weibo activity.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// The Post to Flickr activity.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// The Post to Vimeo activity.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
}
