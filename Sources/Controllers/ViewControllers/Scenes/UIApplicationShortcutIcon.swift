// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The icon of a shortcut item.
///
/// - Note: Has no effect on Linux: a desktop does not show shortcut items.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system icons.
  public enum IconType: Int, Sendable {
    /// The icon for composing a document.
    case compose = 0
    /// The icon for starting playback.
    case play = 1
    /// The icon for pausing playback.
    case pause = 2
    /// The icon for adding an item.
    case add = 3
    /// The icon for a location.
    case location = 4
    /// The icon for a search.
    case search = 5
    /// The icon for sharing.
    case share = 6
    /// The icon for a prohibition.
    case prohibit = 7
    /// The icon for a contact.
    case contact = 8
    /// The icon for home.
    case home = 9
    /// The icon for marking a location.
    case markLocation = 10
    /// The icon for a favourite.
    case favorite = 11
    /// The icon for marking something as loved.
    case love = 12
    /// The icon for a cloud service.
    case cloud = 13
    /// The icon for an invitation.
    case invitation = 14
    /// The icon for a confirmation.
    case confirmation = 15
    /// The icon for a mail message.
    case mail = 16
    /// The icon for a text message.
    case message = 17
    /// The icon for a date.
    case date = 18
    /// The icon for a time.
    case time = 19
    /// The icon for taking a photo.
    case capturePhoto = 20
    /// The icon for recording a video.
    case captureVideo = 21
    /// The icon for a task.
    case task = 22
    /// The icon for a completed task.
    case taskCompleted = 23
    /// The icon for an alarm.
    case alarm = 24
    /// The icon for a bookmark.
    case bookmark = 25
    /// The icon for shuffling.
    case shuffle = 26
    /// The icon for audio.
    case audio = 27
    /// The icon for an update.
    case update = 28
  }

  private let source: Source

  private enum Source: Equatable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an icon from a system icon.
  public convenience init(type: IconType) { self.init(.type(type)) }

  /// Creates an icon from the image named `templateImageName` among the program's resources, drawn as a
  /// template.
  public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

  /// Creates an icon from the system symbol with the given name.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Returns whether `object` is an icon of the same type, image or symbol.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutIcon else { return false }
    return MainActor.assumeIsolated { source == other.source }
  }

  /// The hash value, which is the same for all icons.
  nonisolated open override var hash: Int { 0 }
}
