// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A file, a folder with what is in it, or a link, as it is or is to be on a disk.
///
/// What a document that is a folder holds. One object is used from one thread at a time.
///
/// Differs from Foundation: contents are read when the wrapper is made, not when they are asked for; there are no serialized
/// representations, and no icons.
open class FileWrapper: NSObject {
  /// How files are read; kept for callers: contents are read at once, and not mapped.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Contents are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Contents are not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How files are written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A file is written beside its place first, and then takes the place of what is there.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrappers have the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private var content: FileContent

  /// The name that the wrapper would have in a folder; nil: none was said.
  open var preferredFilename: String?
  /// The name under which the wrapper was read or written last; nil: it never was.
  open var filename: String?
  /// The attributes of the file, as `FileAttributeKey` names them.
  open var fileAttributes: [String: Any] = [:]

  // MARK: Making a wrapper

  /// What is at `url`.
  ///
  /// - Throws: What reading the file throws.
  /// - Complexity: O(n) in the size of all files.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try FileContent(url)
    super.init()
    noteName(of: url)
  }

  /// A folder with the wrappers in it, under the names that they have as keys.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// A file that holds `contents`.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// A link to what is at `url`.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
    super.init()
  }

  private func noteName(of url: URL) {
    preferredFilename = preferredFilename ?? url.lastPathComponent
    filename = url.lastPathComponent
    let found = try? FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary((found ?? [:]).map { ($0.key.rawValue, $0.value) }) { $1 }
  }

  // MARK: What it is

  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// What is in the folder, by name; nil: it is no folder.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }
  /// What is in the file; nil: it is no file.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// Where the link leads; nil: it is no link.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = content { url } else { nil }
  }

  // MARK: What is in a folder

  /// Puts `child` into the folder, under its preferred name, or one like it where that is taken; answers which.
  ///
  /// - Precondition: It is a folder, and the child has a preferred name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      contractBroken(
        "addFileWrapper(_:) was called with a wrapper without a preferred name; set "
          + "preferredFilename first.")
    }
    var children = folder("addFileWrapper(_:)")
    var name = wanted
    var number = 2
    while children[name] != nil {
      name = Self.numbered(wanted, number)
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Puts a file that holds `data` into the folder; answers under which name.
  ///
  /// - Precondition: It is a folder, and `fileName` is not empty.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Takes `child` out of the folder; does nothing when it is not in it.
  ///
  /// - Precondition: It is a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    content = .folder(folder("removeFileWrapper(_:)").filter { $0.value !== child })
  }

  /// The name under which `child` is in the folder; nil: it is not.
  ///
  /// - Precondition: It is a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    folder("keyForChildFileWrapper(_:)").first { $0.value === child }?.key
  }

  private func folder(_ caller: String) -> [String: FileWrapper] {
    guard let fileWrappers else {
      contractBroken(
        "\(caller) was called of a wrapper that is no folder; only folders hold others.")
    }
    return fileWrappers
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: "/" + name)
    let base = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension
    return ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
  }

  // MARK: Disks

  /// Whether what is at `url` holds what the wrapper holds.
  ///
  /// - Complexity: O(n) in the size of all files.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return holdsSame(as: other)
  }

  /// Whether both hold the same.
  func holdsSame(as other: FileWrapper) -> Bool { content.isSame(as: other.content) }

  /// Takes what is at `url` in the place of what it holds.
  ///
  /// - Throws: What reading the file throws.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try FileContent(url)
    noteName(of: url)
  }

  /// Writes the file, the link, or the folder with all that is in it, to `url`.
  ///
  /// All is written anew, wherever it was written before (`originalContentsURL`).
  ///
  /// - Throws: What writing throws; what was written before that stays.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    if options.contains(.atomic) {
      try FilePlacing.replace(url) { try content.write(to: $0, options) }
    } else {
      try content.write(to: url, options)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
