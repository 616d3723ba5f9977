// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security
import Testing

@testable import FoundationAdditions

/// Tests of the functions of the keychain.
///
/// Each uses services of its own, because tests share the process.
struct KeychainTests {
  private let service = UUID().uuidString

  private func query(_ account: String? = nil, _ more: [NSString: Any] = [:]) -> NSDictionary {
    var values: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
    ]
    if let account { values[kSecAttrAccount as String] = account }
    for (key, value) in more { values[key as String] = value }
    return values as NSDictionary
  }

  private func found(_ query: NSDictionary) -> (OSStatus, AnyObject?) {
    var result: AnyObject?
    let status = SecItemCopyMatching(query, &result)
    return (status, result)
  }

  private func password(_ account: String) -> String? {
    let (status, data) = found(
      query(account, [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]))
    return status == errSecSuccess
      ? (data as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  @Test func `an item is added, found, changed, deleted`() {
    #expect(SecItemAdd(query("ann", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(password("ann") == "one")
    let changes = [kSecValueData as String: Data("two".utf8)] as NSDictionary
    #expect(SecItemUpdate(query("ann"), changes) == errSecSuccess)
    #expect(password("ann") == "two")
    #expect(SecItemDelete(query("ann")) == errSecSuccess)
    #expect(found(query("ann")).0 == errSecItemNotFound)
    #expect(SecItemUpdate(query("ann"), changes) == errSecItemNotFound)
    #expect(SecItemDelete(query("ann")) == errSecItemNotFound)
  }

  @Test func `an item with the same identifying attributes is a duplicate`() {
    #expect(SecItemAdd(query("ann", [kSecAttrLabel: "first"]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("ann", [kSecAttrLabel: "second"]), nil) == errSecDuplicateItem)
    #expect(SecItemAdd(query("ann", [kSecAttrAccessGroup: "other"]), nil) == errSecSuccess)
    #expect(SecItemAdd(query("bob"), nil) == errSecSuccess)
    let renamed = [kSecAttrAccount as String: "ann"] as NSDictionary
    #expect(SecItemUpdate(query("bob"), renamed) == errSecDuplicateItem)
    #expect(found(query("bob")).0 == errSecSuccess, "a refused change is not carried out")
  }

  @Test func `a synchronised item is another one, found by its key or by any`() {
    let key = kSecAttrSynchronizable
    #expect(SecItemAdd(query("ann", [kSecValueData: Data("here".utf8)]), nil) == errSecSuccess)
    #expect(
      SecItemAdd(query("ann", [kSecValueData: Data("cloud".utf8), key: true]), nil) == errSecSuccess
    )
    #expect(password("ann") == "here")
    let all: [NSString: Any] = [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitAll]
    func passwords(_ more: [NSString: Any]) -> [String] {
      let data = found(query("ann", all.merging(more) { _, new in new })).1 as? [Data] ?? []
      return data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(passwords([key: true]) == ["cloud"])
    #expect(passwords([key: kSecAttrSynchronizableAny]) == ["here", "cloud"])
  }

  @Test func `a result has the requested parts, and is an array where a limit says so`() throws {
    let data = Data("one".utf8)
    #expect(
      SecItemAdd(query("ann", [kSecValueData: data, kSecAttrGeneric: Data([7])]), nil)
        == errSecSuccess)
    let item = try #require(
      found(query("ann", [kSecReturnAttributes: true, kSecReturnData: true])).1 as? [String: Any])
    #expect(item[kSecAttrAccount as String] as? String == "ann")
    #expect(item[kSecAttrService as String] as? String == service)
    #expect(item[kSecAttrGeneric as String] as? Data == Data([7]))
    #expect(
      item[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
    #expect(item[kSecAttrCreationDate as String] is Date)
    #expect(item[kSecValueData as String] as? Data == data)
    #expect(found(query("ann")).1 == nil, "nothing is requested")
    let several = found(
      query(nil, [kSecReturnAttributes: true, kSecMatchLimit: kSecMatchLimitAll]))
    #expect((several.1 as? [[String: Any]])?.count == 1)
    let reference = found(query("ann", [kSecReturnPersistentRef: true])).1
    let again = [
      kSecClass as String: kSecClassGenericPassword,
      kSecValuePersistentRef as String: reference as Any,
      kSecReturnData as String: true,
    ]
    #expect(found(again as NSDictionary).1 as? Data == data)
  }

  @Test func `an internet password is identified by the parts of its address`() {
    func item(_ server: String, _ port: Int) -> NSDictionary {
      [
        kSecClass as String: kSecClassInternetPassword, kSecAttrAccount as String: service,
        kSecAttrServer as String: server, kSecAttrPort as String: port,
      ] as NSDictionary
    }
    #expect(SecItemAdd(item("a.example", 80), nil) == errSecSuccess)
    #expect(SecItemAdd(item("a.example", 443), nil) == errSecSuccess)
    #expect(SecItemAdd(item("a.example", 80), nil) == errSecDuplicateItem)
    #expect(found(item("b.example", 80)).0 == errSecItemNotFound)
  }

  @Test func `an access control is stored with its accessibility`() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleAfterFirstUnlock, [.userPresence, .or], nil))
    #expect(SecItemAdd(query("ann", [kSecAttrAccessControl: control]), nil) == errSecSuccess)
    let item = found(query("ann", [kSecReturnAttributes: true])).1 as? [String: Any]
    #expect(item?[kSecAttrAccessControl as String] as? SecAccessControl == control)
    #expect(item?[kSecAttrAccessible as String] as? String == "ck")
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "never" as NSString, [], &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  @Test func `wrong dictionaries are refused`() {
    #expect(SecItemAdd([:], nil) == errSecParam)
    #expect(SecItemAdd([kSecClass as String: "strange"], nil) == errSecParam)
    #expect(SecItemAdd([kSecClass as String: kSecClassKey], nil) == errSecUnimplemented)
    #expect(SecItemAdd(query("ann", [kSecValueData: "text"]), nil) == errSecParam)
    #expect(
      SecItemUpdate(query("ann"), [kSecClass as String: kSecClassGenericPassword]) == errSecParam)
  }

  @Test func `random bytes fill the memory and nothing behind it`() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &bytes) == errSecSuccess)
    #expect(Set(bytes[..<32]).count > 8)
    #expect(bytes[32...].allSatisfy { $0 == 0 })
  }

  @Test func `a file has the items, for its user alone, and a damaged one is left as it is`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(service)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("keychain.plist")
    let keychain = Keychain(file: KeychainFile(url: url))
    let control = SecAccessControl(protection: "ak", flags: .userPresence)
    let item = try KeychainItem(
      adding: KeychainQuery(
        query("ann", [kSecValueData: Data("one".utf8), kSecAttrAccessControl: control])))
    try keychain.change { $0.append(item) }
    let read = try #require(try Keychain(file: KeychainFile(url: url)).items().first)
    #expect(read.data == item.data && read.identity == item.identity)
    #expect(read.attributes["accc"] == control)
    let rights = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o600)
    try Data("damaged".utf8).write(to: url)
    #expect(throws: KeychainError.self) { try keychain.change { $0.removeAll() } }
    #expect(try Data(contentsOf: url) == Data("damaged".utf8))
  }
}
