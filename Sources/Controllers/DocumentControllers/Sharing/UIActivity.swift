// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewControllers
public import MullionViewTree

/// Something that a person can do with what a screen shares: a row of a ``UIActivityViewController``.
///
/// Subclasses say what it is called, what it can be done with, and do it. They call
/// ``activityDidFinish(_:)`` when it is done.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What tells activities apart.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The type's name.
    public let rawValue: String

    /// The type of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Where an activity is shown among others.
  public enum Category: Int, Sendable {
    /// Among what is done with the items here.
    case action = 0
    /// Among the ways to send the items to others.
    case share = 1
  }

  /// An activity.
  public override init() {}

  /// Where activities of the class are shown: ``Category/action`` unless a subclass says otherwise.
  open class var activityCategory: Category { .action }

  /// What tells the activity apart; nil unless a subclass says it.
  open var activityType: ActivityType? { nil }

  /// What a person reads; nil unless a subclass says it.
  open var activityTitle: String? { nil }

  /// What stands beside the title, painted in one colour; nil unless a subclass says it.
  open var activityImage: UIImage? { nil }

  /// Whether it can be done with the items; false unless a subclass says otherwise.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// The person chose the activity: takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// What is shown to do it; nil: ``perform()`` is called.
  ///
  /// Asked after ``prepare(withActivityItems:)``.
  open var activityViewController: UIViewController? { nil }

  /// Does it; finishes at once unless a subclass does something.
  open func perform() { activityDidFinish(true) }

  /// Says that it was done, or given up.
  open func activityDidFinish(_ completed: Bool) {
    let told = finish
    finish = nil
    told?(completed)
  }

  /// Called once with whether it was done.
  var finish: ((Bool) -> Void)?
}

extension UIActivity.ActivityType {
  /// Copying to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// A letter.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// A short message.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Printing.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Keeping a picture.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Giving a picture to a person's card.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Keeping a page to be read later.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Sending to a device nearby.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Reading as a book.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Drawing on it.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// A social network.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// A social network.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// A social network.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// A social network.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Pictures.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Films.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
}
