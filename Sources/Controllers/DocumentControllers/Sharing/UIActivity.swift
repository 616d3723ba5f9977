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

  /// The view controller that performs the activity, or `nil` if ``perform()`` performs it; `nil` unless
  /// overridden.
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
  /// The type of the activity that copies the items to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// The type of the activity that composes a mail message.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// The type of the activity that composes a text message; the system does not offer it on Linux.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// The type of the activity that prints the items; the system does not offer it on Linux.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// The type of the activity that saves images to the camera roll; the system does not offer it on Linux.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// The type of the activity that assigns an image to a contact; the system does not offer it on Linux.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// The type of the activity that adds a URL to the reading list; the system does not offer it on Linux.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// The type of the activity that sends the items to a nearby device; the system does not offer it on Linux.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// The type of the activity that opens a document in iBooks; the system does not offer it on Linux.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// The type of the activity that marks a document up as a PDF; the system does not offer it on Linux.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// The type of the activity that posts to Facebook; the system does not offer it on Linux.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// The type of the activity that posts to Twitter; the system does not offer it on Linux.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// The type of the activity that posts to Weibo; the system does not offer it on Linux.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// The type of the activity that posts to Tencent Weibo; the system does not offer it on Linux.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// The type of the activity that posts to Flickr; the system does not offer it on Linux.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// The type of the activity that posts to Vimeo; the system does not offer it on Linux.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
}
