// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// `public.item`.
  public static let item = UTType(declared: "public.item")
  /// `public.content`.
  public static let content = UTType(declared: "public.content")
  /// `public.composite-content`.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// `public.disk-image`.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// `public.data`.
  public static let data = UTType(declared: "public.data")
  /// `public.directory`.
  public static let directory = UTType(declared: "public.directory")
  /// `com.apple.resolvable`.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// `public.symlink`.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// `public.executable`.
  public static let executable = UTType(declared: "public.executable")
  /// `com.apple.mount-point`.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// `com.apple.alias-file`.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// `public.url`.
  public static let url = UTType(declared: "public.url")
  /// `public.file-url`.
  public static let fileURL = UTType(declared: "public.file-url")
}
